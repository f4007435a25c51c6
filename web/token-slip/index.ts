export { PrintTokenSlip } from './print-token-slip.tsx';
export { SlipPaper } from './slip-paper.tsx';
