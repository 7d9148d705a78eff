import { type StudentTopicName, studentTopicNames } from '@lyceum/contracts/schools';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { byName, Marked } from '../marks/marked';
import { type StudentFact, type StudentTopic, TellsSchools } from './student-topic';

/** What schools and agents can be told, from all domains, found by the decorator. */
@Injectable()
export class StudentTopics implements OnModuleInit {
  private topics = new Map<StudentTopicName, StudentTopic>();

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    const found = this.marked.all(TellsSchools);
    this.topics = byName(
      'topics of students',
      found.map((topic) => [topic.name, topic] as const),
    );
  }

  /** Those that a domain fills, in the order of lists. */
  get names(): StudentTopicName[] {
    return studentTopicNames.filter((name) => this.topics.has(name));
  }

  /** What each topic says of these students. */
  async of(
    studentIds: readonly string[],
  ): Promise<ReadonlyMap<StudentTopicName, ReadonlyMap<string, readonly StudentFact[]>>> {
    const told = await Promise.all(
      this.names.map(async (name) => {
        const facts = await this.topics.get(name)?.of(studentIds);
        return [name, facts ?? new Map<string, readonly StudentFact[]>()] as const;
      }),
    );
    return new Map(told);
  }
}
