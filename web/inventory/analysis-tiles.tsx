import { SimpleGrid } from '@mantine/core';
import { getStockOnHand } from '#contract/inventory/inventory.endpoints.ts';
import { withoutCost } from '#contract/inventory/inventory.messages.ts';
import type { InventoryAnalysis } from '#contract/inventory/inventory-analysis.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { AmountTile } from '#web/ui/layout/amount-tile.tsx';

type AnalysisTilesProps = { analysis: InventoryAnalysis | undefined; isPending: boolean };

/** The income of the days, and the current stock. */
export function AnalysisTiles({ analysis, isPending }: AnalysisTilesProps) {
  const stock = useApi(getStockOnHand, {});
  const totals = analysis?.totals;
  const unknown =
    analysis?.pharmacyAnalysis.reduce((sum, row) => sum + row.quantity_without_cost, 0) ?? 0;
  const unvalued = stock.data?.quantity_without_cost ?? 0;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
      <AmountTile
        label="Pharmacy revenue"
        amount={totals?.pharmacyRevenue}
        isPending={isPending}
        note="Of paid bills, returns taken off"
      />
      <AmountTile
        label="Pharmacy profit"
        amount={totals?.pharmacyProfit}
        isPending={isPending}
        note={
          unknown === 0
            ? 'Over what each batch cost'
            : `Without sales of which ${withoutCost(unknown)}`
        }
      />
      <AmountTile label="Lab revenue" amount={totals?.labRevenue} isPending={isPending} />
      <AmountTile
        label="Stock on hand, at cost"
        amount={stock.data?.value}
        isPending={stock.isPending}
        note={unvalued === 0 ? 'Now' : `Now; ${withoutCost(unvalued)}`}
      />
    </SimpleGrid>
  );
}
