/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What a user may be on the platform; any number at once. */
export type Role =
  | 'ADMIN'
  | 'AGENT'
  | 'BUSINESS_DEVELOPMENT'
  | 'COURSE_ADMIN'
  | 'EVENT_ADMIN'
  | 'GUARDIAN'
  | 'INTERVIEWER'
  | 'KIA_MENTOR'
  | 'KIA_TEACHER'
  | 'MIA_TEACHER'
  | 'NEXUS_ADMIN'
  | 'PRINCIPLE'
  | 'SALES_ADMIN'
  | 'SALES_TEAM'
  | 'SCHOOL_ADMIN'
  | 'STUDENT'
  | 'STUDENT_CLUB_ADMIN'
  | 'SUMMIT_ADMIN'
  | 'SUPER_ADMIN'
  | 'TEACHER'
  | 'TESTER';

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, firstName: string, lastName: string, email: string, roles: Array<Role>, createdAt: string } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    id
    firstName
    lastName
    email
    roles
    createdAt
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;