import type { FunctionTool, ResponseInputItem } from 'openai/resources/responses/responses';
import type { AssistantItem, AssistantTool } from './assistant.gateway.ts';

/**
 * Our items as input items of the Responses API. Ids of items are left out on purpose: with them the service asks
 * for the reasoning items that belong to them, which are not kept (`store: false`).
 */
export const toResponseInput = (items: readonly AssistantItem[]): ResponseInputItem[] =>
  items.map(toInputItem);

function toInputItem(item: AssistantItem): ResponseInputItem {
  switch (item.type) {
    case 'message':
      return { type: 'message', role: item.role, content: item.text };
    case 'toolCall':
      return { type: 'function_call', call_id: item.callId, name: item.name, arguments: item.arguments };
    case 'toolResult':
      return { type: 'function_call_output', call_id: item.callId, output: item.output };
  }
}

/** Our tools as strict functions: the service then keeps the model to the schema. */
export const toFunctionTools = (tools: readonly AssistantTool[]): FunctionTool[] =>
  tools.map(({ name, description, parameters }) => ({
    type: 'function',
    name,
    description,
    parameters,
    strict: true,
  }));
