import { Injectable } from '@nestjs/common';
import { type ContactTie, ContactTieSource, mostMates } from '@lyceum/kernel';
import { areClassmates, classmatesOf, isTeacherOf, teachersOf } from '../live-course.sql';

/** Two students of the same group, until its course ends. */
@Injectable()
@ContactTieSource()
export class SameClassTie implements ContactTie {
  readonly kind = 'CLASS';

  between(one: string, other: string): string {
    return areClassmates(one, other);
  }

  toward(person: string): string {
    return classmatesOf(person);
  }

  mates(person: string): string {
    return `SELECT id FROM (${classmatesOf(person)}) classmate LIMIT ${String(mostMates)}`;
  }
}

/** A teacher and their student. */
@Injectable()
@ContactTieSource()
export class TeachesTie implements ContactTie {
  readonly kind = 'TEACHES';

  between(teacherId: string, studentId: string): string {
    return isTeacherOf(teacherId, studentId);
  }

  toward(studentId: string): string {
    return teachersOf(studentId);
  }
}
