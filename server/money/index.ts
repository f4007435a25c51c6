export { BILLED, paidTypeOf } from './billed.figure.ts';
export { CASH } from './cash.figure.ts';
export { MODES } from './modes.figure.ts';
export { moneyRoutes } from './money.routes.ts';
export { RECEIVED } from './received.figure.ts';
