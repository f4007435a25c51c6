// The code that answering needs, loaded with the first question.
export { askAssistant } from './ask-assistant.ts';
export { readContext, requestBody } from './clinic-context.ts';
export { correctionOf, isCorrectable, problemsOf } from './correction.ts';
