import { useId, type ReactNode } from 'react';
import { ErrorBoundaryPanel, LoadingText, SkeletonPanel, Text } from '@portal/ui-kit';
import { progressOf, type AwaitedQuery } from '../../../api/selectData';
import { AnswerPlaceholder } from '../../../components/AnswerPlaceholder';
import { Heading, Section } from './Activity.styles';

interface Query<Data> extends AwaitedQuery {
  data?: Data | null | undefined;
}

export interface ActivitySectionProps<Data> {
  title: string;
  intro: string;
  loading: string;
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}

/** A part of /security with the loading and error states of its query. Renders nothing if the host lacks the endpoint (HOST-4). */
export const ActivitySection = <Data,>({
  title,
  intro,
  loading,
  query,
  children,
}: ActivitySectionProps<Data>) => {
  const id = useId();
  const { data, refetch } = query;
  if (data === null) return null;
  return (
    <Section aria-labelledby={id} tabIndex={-1}>
      <Heading>
        <Text as="h2" id={id} strong>
          {title}
        </Text>
        <Text tone="secondary" size="small">
          {intro}
        </Text>
      </Heading>
      <ErrorBoundaryPanel resetKey={data} onRetry={() => void refetch()}>
        {data !== undefined && children(data)}
        <AnswerPlaceholder {...progressOf([query])}>
          <LoadingText label={loading} />
          <SkeletonPanel lines={4} />
        </AnswerPlaceholder>
      </ErrorBoundaryPanel>
    </Section>
  );
};
