export { DiscountsAboveLimit } from './discounts-above.tsx';
export { DoctorLoads } from './doctor-loads.tsx';
export { OverviewCharts } from './overview-charts.tsx';
export { OverviewFigures } from './overview-figures.tsx';
export { UnpaidOrders } from './unpaid-orders.tsx';
