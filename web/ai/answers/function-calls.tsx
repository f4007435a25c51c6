import './function-calls.css';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';

/** The raw calls of an answer, collapsed by default. */
export function FunctionCalls({ json }: { json: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide' : 'Show'} AI Function Call Details
      </Button>
      <pre id={id} className="function-calls" hidden={!isOpen}>
        {json}
      </pre>
    </div>
  );
}
