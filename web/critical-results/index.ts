export { CriticalBanners } from './critical-banners.tsx';
export { CriticalMark } from './critical-mark.tsx';
export { useCriticalReports } from './use-critical-reports.ts';
