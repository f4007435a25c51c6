export { inventoryRoutes } from './inventory.routes.ts';
