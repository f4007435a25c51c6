export { AnswerText } from './answers/answer-text.tsx';
export { Answers } from './answers/lazy-answers.tsx';
export { KeptAnswer } from './answers/lazy-kept-answer.tsx';
export { prepareSettling, sayUnread, settleWaiting } from './changes/lazy-settling.ts';
export { useConversation } from './conversation/use-conversation.ts';
export { Proposed } from './rows/lazy-proposed.tsx';
export type { ProposalPlace } from './rows/open-items.ts';
export { useNextProposal } from './rows/use-next-proposal.ts';
