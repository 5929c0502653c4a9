import path from 'node:path';
import { retiredIn, retiredInName } from './retiredWords.mjs';

/**
 * Refuses retired words in the names, comments and strings of a file, and in the file's own name.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noRetiredWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { retired: '"{{word}}" is a retired word: use "{{instead}}" (GLOSSARY.md).' },
  },
  create(context) {
    const reporting = (find) => (place, text) => {
      for (const { word, instead } of find(text))
        context.report({ loc: place.loc, messageId: 'retired', data: { word, instead } });
    };
    const checkName = reporting(retiredInName);
    const checkText = reporting(retiredIn);
    return {
      Program(program) {
        checkName(program, path.basename(context.filename));
        for (const comment of context.sourceCode.getAllComments()) checkText(comment, comment.value);
      },
      'Identifier, PrivateIdentifier, JSXIdentifier'(node) {
        checkName(node, node.name);
      },
      Literal(node) {
        if (typeof node.value === 'string') checkText(node, node.value);
      },
      TemplateElement(node) {
        checkText(node, node.value.raw);
      },
      JSXText(node) {
        checkText(node, node.value);
      },
    };
  },
};
