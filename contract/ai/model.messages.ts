/** Why a model gave no answer: said by the server, so no page loads them. */
export const MODEL_MESSAGES = {
  dailyLimit:
    'Your clinic has used today’s AI requests. The limit resets tomorrow; everything else works as before.',
  unreachable: 'The AI service cannot be reached. Please try again in a moment.',
  timedOut: 'The AI service did not answer in time. Please try again.',
  stalled: 'The AI service stopped in the middle of its answer. Please try again.',
  refusedKey: 'The AI service refused the key of this server. Please tell the administrator.',
  unknownModel: 'The AI service does not know the configured model. Please tell the administrator.',
  busy: 'The AI service is busy. Please try again in a minute.',
  notUnderstood: 'The AI service could not use this request. Try a shorter text or no image.',
  failed: 'The AI service failed. Please try again.',
  lost: 'The server stopped before the answer was complete.',
  endless: 'The AI service did not come to an end. Please try again.',
  emptyAnswer: 'The AI service answered nothing. Please try again.',
  unreadable:
    'The AI service answered something that is not an answer. Please tell the administrator.',
} as const;
