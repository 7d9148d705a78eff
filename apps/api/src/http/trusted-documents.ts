import { graphqlErrors } from '@lyceum/contracts/common';
import { DomainError } from '@lyceum/kernel';
import builtDocuments from '../../trusted-documents.json' with { type: 'json' };

/** Which documents the server runs: any that is within its bounds, or only those of the web app's build. */
export type GraphqlDocuments = 'any' | 'trusted';

/** The part of a call that names its document: by its id (GraphQL over HTTP, appendix A), or with its text. */
export interface DocumentOfCall {
  readonly documentId?: unknown;
  readonly query?: unknown;
}

/** The documents the web app was built with, each under the id the browser sends instead of its text. */
export class TrustedDocuments {
  private readonly texts: ReadonlyMap<string, string>;
  private readonly trusted: ReadonlySet<string>;

  constructor(
    private readonly allowed: GraphqlDocuments,
    documents: Readonly<Record<string, string>> = builtDocuments,
  ) {
    this.texts = new Map(Object.entries(documents));
    this.trusted = new Set(this.texts.values());
  }

  /**
   * The text of the document that a call names; null where it names none and any document may come.
   * @throws DomainError GRAPHQL_UNKNOWN_DOCUMENT for an id of another build, and for a text nobody has trusted where
   * only trusted ones are run
   */
  textOf({ documentId, query }: DocumentOfCall): string | null {
    const text = documentId === undefined ? query : this.texts.get(String(documentId));
    if (typeof text === 'string' && (this.allowed === 'any' || this.trusted.has(text))) return text;
    if (this.allowed === 'any' && documentId === undefined) return null;
    throw new DomainError(graphqlErrors.UNKNOWN_DOCUMENT);
  }
}
