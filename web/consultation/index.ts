export { useOpenVisit } from './open-visit.ts';
