import {
  type AgentsOfStudentInput,
  agentsOfStudentSchema,
  type AgentStudentsInput,
  agentStudentsSchema,
  type AgentTieInput,
  agentTieSchema,
  type NameAgentInput,
  nameAgentSchema,
  schoolCalls,
} from '@lyceum/contracts/schools';
import {
  ActingUser,
  type Actor,
  Arguments,
  CurrentActor,
  Limited,
  NamesAnother,
  Requires,
} from '@lyceum/kernel';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ListedStudentsPageModel } from '../students/student.model';
import { AgentTieModel, StudentAgentsModel } from './agent.model';
import { AgentService } from './agent.service';

@Limited(schoolCalls.agents)
@Resolver(() => AgentTieModel)
export class AgentResolver {
  constructor(private readonly service: AgentService) {}

  @Requires('agent.readStudents')
  @ActingUser('userId')
  @Limited(schoolCalls.studentsOfAgent)
  @Query(() => ListedStudentsPageModel, { description: 'The students who named the caller as their agent.' })
  getAgentStudents(
    @CurrentActor() actor: Actor,
    @Arguments(agentStudentsSchema) input: AgentStudentsInput,
  ): Promise<ListedStudentsPageModel> {
    return this.service.students(actor, input);
  }

  @Requires('agent.readStudents')
  @ActingUser('userId')
  @Query(() => String, { nullable: true, description: 'The code by which students name the caller.' })
  getAgentCode(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<string | null> {
    return this.service.code(actor);
  }

  @Requires('agent.readStudents')
  @ActingUser('userId')
  @Mutation(() => String, {
    description: 'Makes a code for the caller, an agent. One made before holds no more.',
  })
  makeAgentCode(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<string> {
    return this.service.makeCode(actor);
  }

  @Requires('agent.read')
  @ActingUser('userId')
  @NamesAnother('studentId')
  @Query(() => StudentAgentsModel, {
    description: 'The agents of studentId: the caller, or somebody the caller is a guardian of.',
  })
  getStudentAgents(
    @CurrentActor() actor: Actor,
    @Arguments(agentsOfStudentSchema) input: AgentsOfStudentInput,
  ): Promise<StudentAgentsModel> {
    return this.service.agents(actor, input);
  }

  @Requires('agent.write')
  @ActingUser('userId')
  @NamesAnother('studentId')
  @Mutation(() => StudentAgentsModel, {
    description: 'A student of 16 or over, or a guardian of a younger one, names an agent.',
  })
  nameAgent(
    @CurrentActor() actor: Actor,
    @Arguments(nameAgentSchema) input: NameAgentInput,
  ): Promise<StudentAgentsModel> {
    return this.service.name(actor, input);
  }

  @Requires('agent.write')
  @ActingUser('userId')
  @Mutation(() => ID, {
    description: 'Takes back that somebody is an agent. Answers the id of what was there.',
  })
  takeAgentBack(
    @CurrentActor() actor: Actor,
    @Arguments(agentTieSchema) input: AgentTieInput,
  ): Promise<string> {
    return this.service.takeBack(actor, input);
  }
}
