import { screen, waitFor, within } from '@testing-library/react';
import { enabledButton } from './formControls';

/** A line of / or /security, by the start of its name; it opens a modal. */
export const settingRow = (name: RegExp) => screen.findByRole('button', { name });

/** Queries within the open modal. */
export const openModal = async () => within(await screen.findByRole('dialog'));

export const modalClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const saveButton = () => enabledButton('Lưu');
