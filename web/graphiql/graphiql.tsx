import 'graphiql/setup-workers/vite';
import { GraphiQL } from 'graphiql';
import { buildSchema } from 'graphql';
import { createRoot } from 'react-dom/client';
import schemaText from '../../schema.graphql?raw';
import { exampleQuery, exampleVariables } from './exampleQuery.ts';
import { fetcher } from './fetcher.ts';
import './graphiql.css';

const root = document.getElementById('graphiql');
if (!root) throw new Error('The page has no #graphiql.');

createRoot(root).render(
  <GraphiQL
    fetcher={fetcher}
    // Brought along: the standard introspection query is deeper than the API's limits allow.
    schema={buildSchema(schemaText)}
    defaultQuery={exampleQuery}
    initialVariables={exampleVariables}
    // A token typed here is gone when the page is closed.
    shouldPersistHeaders={false}
    defaultEditorToolsVisibility="variables"
  />,
);
