/** Behind a finished dosage they begin the next order or refusal: `hs 10 d stop Quadriderm`. */
const BEGINS_NEXT = /^(?:stop|avoid|hold|cont(?:inue)?|start|add)$/i;
/** `do not give Dolo`, `not to start Dolo`: the refusal belongs to the word that begins an order. */
export const isRefusedAt = (words: readonly string[], at: number): boolean =>
  /(?:^|\s)(?:not|don'?t|never|nor|no\s+need|unwilling|refus\w*|declin\w*)(?:\s+to)?$/i.test(
    words.slice(Math.max(0, at - 3), at).join(' '),
  );

/** `5 d review 3 days later`: the time of the next visit, not a dosage. */
export const isReview = (words: readonly string[], at: number): boolean =>
  /^(?:review|rev|r\/v|rv|f\/?u|fup|follow-?up|recheck|revisit)[.,:]?$/i.test(words[at] ?? '') &&
  !/^(?:till|until|before|at|on|next|for|after|upto|to)$/i.test(words[at - 1] ?? '');

/** `stop Quadriderm`, but not `stop if rash`, and not the end of a course. */
export const beginsNext = (words: readonly string[], at: number): boolean =>
  BEGINS_NEXT.test(words[at] ?? '') &&
  !/^(?:then|and)$/i.test(words[at - 1] ?? '') &&
  !isRefusedAt(words, at) &&
  /^\p{L}{2}/u.test(words[at + 1] ?? '') &&
  !/^(?:if|when|once|after|it|them|all|the|now|today|both|taking|kar\w*)$/i.test(
    words[at + 1] ?? '',
  );
