export { AccessSection } from './access.section.tsx';
export { BreachSection } from './breach.section.tsx';
