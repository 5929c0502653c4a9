import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useCloseDialog, useModal, type Modal } from '../../../src/hooks/useModal';
import { openedFromPage } from '../../../src/lib/openedFromPage';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const address = () => screen.getByRole('status').textContent;

describe('useModal', () => {
  const shown = { modal: undefined as Modal | undefined };
  const Page = () => {
    shown.modal = useModal();
    return <Address />;
  };

  it('closes a modal that was opened from the page by going back, once for a double click', () => {
    render(
      <MemoryRouter initialEntries={['/before', '/security']}>
        <Page />
      </MemoryRouter>,
    );
    act(() => shown.modal?.show('password'));
    expect(address()).toBe('/security?edit=password');
    act(() => {
      shown.modal?.close('password');
      shown.modal?.close('password');
    });
    expect(address()).toBe('/security');
  });

  it('opens a modal once for a double click, and for a second click while its chunk is still loading, so that closing it once closes it', () => {
    render(
      <MemoryRouter initialEntries={['/security']}>
        <Page />
      </MemoryRouter>,
    );
    act(() => {
      shown.modal?.show('password');
      shown.modal?.show('password');
    });
    act(() => shown.modal?.show('password'));
    act(() => shown.modal?.close('password'));
    expect(address()).toBe('/security');
    act(() => shown.modal?.show('password'));
    expect(address()).toBe('/security?edit=password');
  });

  it('gives the address of the open modal a new key when it is asked for again, so that a part whose chunk was lost is requested again', () => {
    const keys = new Set<string>();
    const Key = () => {
      keys.add(useLocation().key);
      return null;
    };
    render(
      <MemoryRouter initialEntries={['/before', '/security?edit=password']}>
        <Page />
        <Key />
      </MemoryRouter>,
    );
    act(() => shown.modal?.show('password'));
    expect(keys.size).toBe(2);
    act(() => shown.modal?.close('password'));
    expect(address()).toBe('/security');
  });

  it('closes a modal that was opened by its address without leaving the page, and ignores one that is not open', () => {
    render(
      <MemoryRouter initialEntries={['/before', '/security?edit=password&from=mail']}>
        <Page />
      </MemoryRouter>,
    );
    act(() => shown.modal?.close('phone'));
    expect(address()).toBe('/security?edit=password&from=mail');
    act(() => shown.modal?.close('password'));
    expect(address()).toBe('/security?from=mail');
  });
});

it('useCloseDialog goes back once for a double click, although going back is asynchronous', () => {
  let close: () => void = jest.fn();
  const Receipt = () => {
    const closeDialog = useCloseDialog('17');
    close = () => closeDialog('17', '/transactions');
    return <Address />;
  };
  const opened = { pathname: '/transactions/17', state: openedFromPage };
  render(
    <MemoryRouter initialEntries={['/before', '/transactions', opened]}>
      <Receipt />
    </MemoryRouter>,
  );
  act(() => {
    close();
    close();
  });
  expect(address()).toBe('/transactions');
});
