export { CriticalBanners, CriticalMark } from './lazy-critical.tsx';
