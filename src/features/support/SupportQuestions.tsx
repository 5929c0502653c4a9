import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useForm } from 'react-final-form';
import { useLocation } from 'react-router-dom';
import { ChevronDown, Text, VisuallyHidden } from '@portal/ui-kit';
import { TextField } from '@portal/ui-kit/forms';
import { StatusRegion } from '../../components/StatusRegion';
import { useTypedBefore } from '../../forms/useTypedBeforeHydration';
import { pageMemory, type PlayerKey } from '../../lib/forgetPlayers';
import { useAppSelector } from '../../store/hooks';
import { selectUsername } from '../../store/selectUsername';
import { findQuestions, questionNames } from './questions';
import { Questions, SearchBlock } from './Support.styles';
import './texts';

const nothing = () => undefined;

/**
 * The typed search is kept by player and entry of the browser's history: the page is remounted in another frame once the portal knows
 * the player, and Back restores the search.
 */
const keyOf = (player = '', entry: string): PlayerKey => `${player}: search ${entry}`;

const searchOf = (player: string | undefined, entry: string) =>
  (pageMemory.get(keyOf(player, entry)) as { typed: string } | undefined)?.typed ?? '';

/** The questions that match the search. */
const Found = ({ typed }: { typed: string }) => {
  const { t } = useTranslation();
  const { key } = useLocation();
  const player = useAppSelector(selectUsername);
  const form = useForm();
  useTypedBefore();
  const typedBy = useRef(player);
  useEffect(() => {
    const before = typedBy.current;
    typedBy.current = player;
    // A visitor's search becomes that of the player who signs in; a player's becomes nobody else's.
    if (before !== undefined && before !== player) form.change('search', '');
    else pageMemory.set(keyOf(player, key), { typed });
  }, [form, key, player, typed]);
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
  const player = useAppSelector(selectUsername);
  // Read only once: the form holds later values.
  const [initialValues] = useState(() => ({ search: searchOf(player, key) }));
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
