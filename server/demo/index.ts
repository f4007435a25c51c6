export { DemoError } from './demo-error.ts';
export { type DemoSignIn, fillDemo } from './fill-demo.ts';
