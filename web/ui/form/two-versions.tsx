import { Button, Group, Paper, SimpleGrid, Text, Title, type TitleOrder } from '@mantine/core';
import { useId } from 'react';
import './two-versions.css';

type TwoVersionsProps = {
  title: string;
  /** The heading's level; the versions are one below. */
  level: 2 | 3;
  message: string;
  theirs: string;
  mine: string;
  /** The name of the person's own version on its heading and button. */
  own: 'Mine' | 'Yours';
  /** Joins both; without it, one of them is chosen. */
  merge?: (theirs: string, mine: string) => string;
  onDecide: (text: string) => void;
};

/** An edit conflict: both texts are shown, and nothing is saved until the person decides. */
export function TwoVersions(props: TwoVersionsProps) {
  const { title, level, message, theirs, mine, own, merge, onDecide } = props;
  const id = useId();
  return (
    <Paper component="section" withBorder p="sm" aria-labelledby={id}>
      <Title order={level} id={id} tabIndex={-1}>
        {title}
      </Title>
      <Text role="alert">{message}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="xs">
        <Version level={level === 2 ? 3 : 4} title="Theirs" text={theirs} />
        <Version level={level === 2 ? 3 : 4} title={own} text={mine} />
      </SimpleGrid>
      <Group gap="xs" mt="sm">
        {merge && <Button onClick={() => onDecide(merge(theirs, mine))}>Merge both</Button>}
        <Button variant="default" onClick={() => onDecide(mine)}>
          Keep {own.toLowerCase()}
        </Button>
        <Button variant="default" onClick={() => onDecide(theirs)}>
          Take theirs
        </Button>
      </Group>
    </Paper>
  );
}

function Version({ level, title, text }: { level: TitleOrder; title: string; text: string }) {
  return (
    <div>
      <Title order={level}>{title}</Title>
      <Text className="ui-version-text">{text || '(empty)'}</Text>
    </div>
  );
}
