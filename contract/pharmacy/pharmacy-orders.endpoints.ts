import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { CLINIC_ROLES } from '../kernel/roles.ts';
import { PharmacyOrder } from './pharmacy-order.ts';

/** Newest first. */
export const listPatientPharmacyOrders = endpoint({
  method: 'GET',
  path: '/api/pharmacy-orders/patient/:id',
  summary: 'A patient’s pharmacy orders',
  roles: CLINIC_ROLES,
  params: z.object({ id: Id }),
  topics: ['pharmacy-orders'],
  replies: { 200: z.array(PharmacyOrder) },
});
