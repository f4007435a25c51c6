import { defaultLabTests } from '../../lab/index.ts';
import { LAB_TESTS } from '../data/lab-tests.ts';
import type { World } from '../world.ts';
import { resultsOf } from './lab-values.ts';

const CBC = LAB_TESTS.cbc;
const HAEMOGLOBIN = 6.2;
const SEVERE_ANAEMIA = {
  ...CBC,
  draws: { ...CBC.draws, Haemoglobin: [HAEMOGLOBIN, HAEMOGLOBIN, 0.1] },
} as const;

/** The newest report of a doctor's blood counts, with its order and test; undefined without any. */
function newestCount({ book }: World, doctorId: string) {
  const ordered = new Set(
    book
      .rows('lab_orders')
      .filter(({ created_by }) => created_by === doctorId)
      .map(({ id }) => id),
  );
  const counts = new Map(
    book
      .rows('lab_order_tests')
      .filter(({ name, order_id }) => name === CBC.name && ordered.has(order_id))
      .map(({ order_id, test_id }) => [order_id, test_id]),
  );
  const orders = new Map(book.rows('lab_reports').map(({ id, order_id }) => [id, order_id]));
  return book
    .rows('lab_report_versions')
    .flatMap((version) => {
      const orderId = orders.get(version.report_id);
      const testId = orderId === undefined ? undefined : counts.get(orderId);
      return orderId === undefined || !testId ? [] : [{ version, orderId, testId }];
    })
    .at(-1);
}

/** Leaves a critical haemoglobin that the first doctor has not acknowledged yet. */
export function leaveCriticalResult(world: World): void {
  const [doctor] = world.members('doctor');
  const newest = doctor && newestCount(world, doctor.id);
  const parameters = defaultLabTests().find(({ name }) => name === CBC.name)?.default_parameters;
  if (!newest || !parameters) return;
  const { version, orderId, testId } = newest;
  const { content } = version;
  version.content = {
    ...(typeof content === 'object' && content),
    [testId]: resultsOf(world.random, SEVERE_ANAEMIA, parameters),
  };
  world.book.add('lab_critical_results', {
    clinic_id: world.clinicId,
    id: world.id(world.now),
    order_id: orderId,
    version_id: version.id,
    test_id: testId,
    test_name: CBC.name,
    parameter: 'Haemoglobin',
    result: String(HAEMOGLOBIN),
    unit: 'g/dL',
    flag: 'critical_low',
    found_at: version.created_at,
  });
}
