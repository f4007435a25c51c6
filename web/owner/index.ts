export { FactorSection } from './factor.section.tsx';
export { PeopleSection } from './people.section.tsx';
