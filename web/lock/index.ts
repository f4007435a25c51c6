export { LockHost } from './lock-host.tsx';
