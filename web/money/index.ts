export { RangeForm } from './range.form.tsx';
export { useRange } from './use-range.ts';
