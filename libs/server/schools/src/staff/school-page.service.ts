import {
  schoolsErrors,
  type SchoolStudentsFileInput,
  schoolStudentsFileSchema,
  type SchoolStudentsInput,
  schoolStudentsSchema,
} from '@lyceum/contracts/schools';
import {
  type Actor,
  assertCan,
  can,
  DomainError,
  parseInput,
  PreparedQueries,
  StudentTopics,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { StudentList } from '../students/student-list';
import type { ListedStudentsPageModel } from '../students/student.model';
import { ofSchool } from '../students/student.statements';
import { studentsFile } from '../students/students-file';
import { staffedQuery } from './school-staff.statements';
import type { StaffedSchoolModel } from './staffed-school.model';

/** What whoever works at a school sees of its students. The entry decides which school, the role that it is any. */
@Injectable()
export class SchoolPageService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly list: StudentList,
    private readonly topics: StudentTopics,
  ) {}

  /** Where the caller works. */
  async schools(actor: Actor): Promise<StaffedSchoolModel[]> {
    assertCan(actor, 'school.readStudents');
    return this.queries.rows(staffedQuery, { userId: actor.userId });
  }

  /** Whether there is any. */
  async worksAtSchool(actor: Actor): Promise<boolean> {
    return can(actor, 'school.readStudents') && (await this.schools(actor)).length > 0;
  }

  /** A page of them, by name. @throws DomainError SCHOOLS_NOT_STAFF */
  async students(actor: Actor, input: SchoolStudentsInput): Promise<ListedStudentsPageModel> {
    assertCan(actor, 'school.readStudents');
    const { schoolId, ...wanted } = parseInput(schoolStudentsSchema, input);
    await this.assertWorksAt(actor, schoolId);
    return this.list.page(ofSchool, { userId: actor.userId, schoolId }, wanted);
  }

  /** All of them as CSV; that it was taken out stays known. @throws DomainError SCHOOLS_NOT_STAFF */
  async file(actor: Actor, input: SchoolStudentsFileInput): Promise<string> {
    assertCan(actor, 'school.exportStudents');
    const { schoolId } = parseInput(schoolStudentsFileSchema, input);
    await this.assertWorksAt(actor, schoolId);
    const students = await this.list.all(ofSchool, { userId: actor.userId, schoolId });
    await this.unitOfWork.run((transaction) => {
      transaction.audit({
        actorId: actor.userId,
        action: 'school.exportStudents',
        targetType: 'school',
        targetId: schoolId,
        before: null,
        after: { students: students.length },
      });
      return Promise.resolve();
    });
    return studentsFile(this.topics.names, students);
  }

  private async assertWorksAt(actor: Actor, schoolId: string): Promise<void> {
    const schools = await this.schools(actor);
    if (!schools.some(({ id }) => id === schoolId)) throw new DomainError(schoolsErrors.NOT_STAFF);
  }
}
