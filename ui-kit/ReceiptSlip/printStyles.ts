import { css } from '@emotion/react';
import { tokens } from '../tokens/tokens';

const { text, hairline } = tokens.light;

/**
 * Hides everything except the receipt and its ancestors, and removes the layout of the ancestors (a dialog and its layers).
 * The print is dark on white in both colour modes.
 */
export const printStyles = css`
  @media print {
    @page {
      margin: 16mm;
    }
    html,
    body {
      background: #fff !important;
    }
    body {
      overflow: visible !important;
      min-height: 0;
    }
    body *:not([data-receipt], [data-receipt] *):not(:has([data-receipt])) {
      display: none !important;
    }
    *:has([data-receipt]) {
      display: block !important;
      position: static !important;
      height: auto !important;
      max-width: none !important;
      max-height: none !important;
      min-height: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      overflow: visible !important;
      background: #fff !important;
      box-shadow: none !important;
      transform: none !important;
      opacity: 1 !important;
    }
    [data-receipt] {
      max-width: 480px;
      margin: 0 auto;
    }
    [data-receipt],
    [data-receipt] * {
      color: ${text} !important;
      background: #fff !important;
      border-color: ${hairline} !important;
    }
  }
`;
