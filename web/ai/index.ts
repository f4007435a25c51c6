export { AnswerText } from './answer-text.tsx';
export { KeptAnswer } from './kept-answer.tsx';
export { Answers } from './lazy-answers.tsx';
export { prepareSettling, settleWaiting } from './lazy-settling.ts';
export { useConversation } from './use-conversation.ts';
