import '../billing.css';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { BillList } from './bill-list.tsx';
import { NewBillButton } from './new-bill.tsx';

/** All bills of the clinic, for example to print a lost receipt again. */
export function BillListPage() {
  return (
    <>
      <PageHeader
        title="Bills"
        actions={
          <>
            <Button component={Link} to={ADDRESSES.dayClose} variant="default">
              Day close
            </Button>
            <NewBillButton />
          </>
        }
      />
      <BillList autoFocus />
    </>
  );
}
