import { Button, Group, Text } from '@mantine/core';
import { AI_MESSAGES, didYouMean } from '#contract/ai/ai.messages.ts';
import type { Plan } from '#contract/ai/plan/planned.ts';
import { decideDrug, decideTest } from './decide-asked.ts';

type ChangePlan = Extract<Plan, { kind: 'change' }>;
type ChangeQuestionsProps = { plan: ChangePlan; onReplan: (plan: Plan) => void };

/** Names that match several entries of the list: the person picks one, or none. */
export function ChangeQuestions({ plan, onReplan }: ChangeQuestionsProps) {
  return (
    <>
      {plan.askedDrugs.map((asked) => (
        <Question
          key={asked.written}
          asked={asked}
          none="None: put it on the prescription"
          onDecide={(choice) => onReplan(decideDrug(plan, asked, choice))}
        />
      ))}
      {plan.askedTests.map((asked) => (
        <Question
          key={asked.written}
          asked={asked}
          none="None: leave it out"
          onDecide={(choice) => onReplan(decideTest(plan, asked, choice))}
        />
      ))}
    </>
  );
}

interface QuestionProps<Choice> {
  asked: {
    readonly written: string;
    readonly why?: string;
    readonly options: readonly { id: string; name: string; differs?: string; choice: Choice }[];
  };
  /** The label of the button for "none". */
  none: string;
  onDecide: (choice: Choice | null) => void;
}

function Question<Choice>({ asked, none, onDecide }: QuestionProps<Choice>) {
  const { written, options, why } = asked;
  const [first] = options;
  const small = { size: 'compact-md', variant: 'light' } as const;
  const isOther = options.every(({ differs }) => differs !== undefined);
  const asWritten = options.length === 1 ? (first?.name ?? '') : 'one of these';
  // An option that differs from the written text is never the first choice.
  const leaveOut = (
    <Button {...small} key="none" variant="default" onClick={() => onDecide(null)}>
      {none}
    </Button>
  );
  return (
    <fieldset className="assistant-question">
      <legend>
        {written}: {isOther ? AI_MESSAGES.notAsWritten : didYouMean(asWritten)}
      </legend>
      {why && <Text size="sm">{why}</Text>}
      <Group gap="xs">
        {isOther && leaveOut}
        {options.map(({ id, name, choice, differs }) => (
          <Button
            {...small}
            key={id}
            {...(differs && { variant: 'default' })}
            onClick={() => onDecide(choice)}
          >
            {differs ? `${name} (${differs})` : name}
          </Button>
        ))}
        {!isOther && leaveOut}
      </Group>
    </fieldset>
  );
}
