export { CriticalMark } from './critical-mark.tsx';
export { CriticalBanners, CriticalWatch } from './lazy-critical.tsx';
