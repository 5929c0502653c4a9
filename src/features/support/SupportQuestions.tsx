import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-final-form';
import { useLocation } from 'react-router-dom';
import { ChevronDown, Text, VisuallyHidden } from '@portal/ui-kit';
import { TextField } from '@portal/ui-kit/forms';
import { StatusRegion } from '../../components/StatusRegion';
import { useTypedBefore } from '../../forms/useTypedBeforeHydration';
import { findQuestions, questionNames } from './questions';
import { Questions, SearchBlock } from './Support.styles';
import './texts';

const nothing = () => undefined;

/**
 * The typed searches, by the key of the browser's history entry: the page is remounted in another frame once the portal knows the
 * player, and Back restores the search.
 */
const searches = new Map<string, string>();

/** The questions that match the search. */
const Found = ({ typed }: { typed: string }) => {
  const { t } = useTranslation();
  const { key } = useLocation();
  useTypedBefore();
  useEffect(() => {
    searches.set(key, typed);
  }, [key, typed]);
  const questions = questionNames.map((name) => ({
    name,
    question: t(`support.q.${name}`),
    answer: t(`support.a.${name}`),
  }));
  const found = findQuestions(questions, typed);
  const none = found.length === 0;
  return (
    <>
      <VisuallyHidden role="status">
        {typed !== '' && !none && t('support.found', { count: found.length })}
      </VisuallyHidden>
      <StatusRegion>{none && <Text>{t('support.nothing', { typed })}</Text>}</StatusRegion>
      <Questions>
        {found.map(({ name, question, answer }) => (
          <details key={name}>
            <summary>
              {question}
              <ChevronDown size={18} aria-hidden />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </Questions>
    </>
  );
};

/** Questions and answers, and a search over them that needs no diacritics (PLAY-4). */
export const SupportQuestions = () => {
  const { t } = useTranslation();
  const { key } = useLocation();
  // Read only once: the form holds later values.
  const [initialValues] = useState(() => ({ search: searches.get(key) ?? '' }));
  return (
    <Form<{ search?: string }> onSubmit={nothing} initialValues={initialValues}>
      {({ handleSubmit, values: { search = '' } }) => (
        <SearchBlock role="search" method="post" onSubmit={(event) => void handleSubmit(event)}>
          <TextField
            name="search"
            type="search"
            label={t('support.search')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
          />
          <h2>{t('support.questions')}</h2>
          <Found typed={search.trim()} />
        </SearchBlock>
      )}
    </Form>
  );
};
