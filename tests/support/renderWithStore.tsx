import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Store } from '@reduxjs/toolkit';
import { KitThemeProvider } from '@portal/ui-kit/theme';

/** Renders a part of a screen with the test's own store, such as a mock store. */
export const renderWithStore = (part: ReactNode, store: Store) =>
  render(
    <MemoryRouter>
      <KitThemeProvider>
        <Provider store={store}>{part}</Provider>
      </KitThemeProvider>
    </MemoryRouter>,
  );
