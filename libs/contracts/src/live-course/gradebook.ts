/** What is said of a cell of the gradebook, each a bit. */
export const cellFlags = {
  submitted: 1,
  late: 2,
  /** What was handed in last was looked at. */
  viewed: 4,
  /** Nothing was handed in when it was due, or who teaches says so. */
  missing: 8,
  excused: 16,
  /** It was handed in more than once. */
  again: 32,
  /** It is due later for this student. */
  extended: 64,
  commented: 128,
} as const;

/** What was given (null: nothing), `cellFlags`, how often it was graded, and what counts, where that is less. 0: nothing at all. */
export type GradebookCell =
  | 0
  | readonly [given: number | null, flags: number, version: number]
  | readonly [given: number | null, flags: number, version: number, counted: number];

export type GradebookHomework = readonly [
  id: string,
  topic: string,
  lessonNumber: number,
  point: number,
  dueDate: string,
];

export type GradebookStudent = readonly [
  id: string,
  firstName: string,
  lastName: string,
  scoreTotal: number,
  pointTotal: number,
  extraMinutes: number,
  cells: readonly GradebookCell[],
];

/** The gradebook of a group as it comes over the wire; cells in the order of the homework. */
export interface Gradebook {
  readonly homeworks: readonly GradebookHomework[];
  readonly students: readonly GradebookStudent[];
}
