// What an answer needs and the open record does not: loaded when the first question is sent.
export { askAssistant } from './ask-assistant.ts';
export { readContext, requestBody } from './clinic-context.ts';
export { correctionOf, isCorrectable, problemsOf } from './correction.ts';
