export { PrintTokenSlip } from './print-token-slip.tsx';
export { sayToken, slipOf } from './say-token.ts';
export { SlipHost } from './slip-host.tsx';
export { SlipPaper } from './slip-paper.tsx';
export { usePlaceCode } from './use-place-code.ts';
export { useTokenBegun } from './use-token-begun.ts';
