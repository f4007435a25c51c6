export { DrugOverview } from './inventory/drug-overview.tsx';
export type { FreshLine } from './order-form/lines/order-line-columns.tsx';
export { OrderLines } from './order-form/lines/order-lines.tsx';
export {
  changeLine,
  draftOf,
  isTooMuch,
  type LineChange,
  lineErrors,
  newLine,
  OrderLineDraft,
  orderInput,
  orderToCheck,
  pricesOf,
} from './order-form/order-draft.ts';
export { stockText } from './order-form/stock-text.ts';
export { useMostUsedFirst } from './order-form/use-most-used-first.ts';
export { addOrderPath } from './orders/add-order-link.ts';
export { AiMarkOfOrder } from './orders/ai-mark-of-order.tsx';
export { DeleteOrderButton } from './orders/delete-order-button.tsx';
export { LazyOrderActions } from './orders/lazy-order-actions.tsx';
export { medicationsOf, prescriptionLines } from './orders/medications.ts';
export { PharmacyOrderActions } from './orders/pharmacy-order-actions.tsx';
export { PharmacyOrderCard } from './orders/pharmacy-order-card.tsx';
export { PharmacyOrderStanding } from './orders/pharmacy-order-standing.tsx';
export { useOrderSteps } from './orders/use-order-steps.ts';
export { useDirectionsLanguage } from './papers/directions-language.ts';
export { RxList } from './papers/rx-list.tsx';
export { OrderWarnings } from './safety/order-warnings.tsx';
export { refusedWarnings } from './safety/refused-warnings.ts';
export { SafetyPart } from './safety/safety-part.tsx';
export { type OfferedDose, useChildDoses } from './safety/use-child-doses.ts';
export { allWarnings, useOrderChecks } from './safety/use-order-checks.ts';
export { useOrderOverrides } from './safety/use-order-overrides.ts';
