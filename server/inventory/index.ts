export { inventoryRoutes } from './inventory.routes.ts';
export { MOVES, SALES, TESTS } from './sold.figures.ts';
