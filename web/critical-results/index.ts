export { CriticalMark } from './critical-mark.tsx';
export { CriticalBanners, CriticalLine, CriticalWatch } from './lazy-critical.tsx';
