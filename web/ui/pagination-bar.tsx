import './row/row.css';
import { Button, Text } from '@mantine/core';
import { Icon } from './theme/icon.tsx';
import { IconChevronLeft, IconChevronRight } from './theme/icons.ts';

interface PaginationBarProps {
  /** 1-based. */
  page: number;
  totalPages: number;
  totalCount: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** Renders nothing while everything fits on one page. */
export function PaginationBar(props: PaginationBarProps) {
  const { page, totalPages, totalCount, pageSize, onPage } = props;
  if (totalPages <= 1) return null;

  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, totalCount);

  return (
    <nav aria-label="Pages" className="ui-cell ui-pages ui-tabular">
      <Text role="status">
        {totalCount === 0
          ? 'Showing 0 results'
          : `Showing ${first} to ${last} of ${totalCount} results`}
      </Text>
      <div className="ui-cell-end">
        <Button
          variant="default"
          leftSection={<Icon of={IconChevronLeft} />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          Previous
        </Button>
        <Text>
          Page {page} of {totalPages}
        </Text>
        <Button
          variant="default"
          rightSection={<Icon of={IconChevronRight} />}
          disabled={page >= totalPages}
          onClick={() => onPage(page + 1)}
        >
          Next
        </Button>
      </div>
    </nav>
  );
}
