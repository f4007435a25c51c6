export { paidInSandbox } from './sandbox.entities.ts';
export { sandboxKeys } from './sandbox.keys.ts';
export { payInSandbox } from './sandbox.pay.ts';
export { serveSandbox } from './sandbox.routes.ts';
export { sandboxSend } from './sandbox.send.ts';
