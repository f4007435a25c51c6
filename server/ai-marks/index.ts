export { type Claim, checkClaims, type Marked, markOf } from './ai-marks.ts';
