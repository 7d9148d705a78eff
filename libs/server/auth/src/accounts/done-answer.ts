/** Shape of doneAnswerSchema. */
export interface DoneAnswer {
  data: { done: true };
}

/** Answer of a call that has nothing to tell, or must not tell it. */
export const done: DoneAnswer = { data: { done: true } };
