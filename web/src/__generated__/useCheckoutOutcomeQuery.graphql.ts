/**
 * @generated SignedSource<<6e74ee7b7344a5201f909d878c25194b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutState = "ACTIVATING" | "ACTIVE" | "EXPIRED" | "OPEN" | "%future added value";
export type useCheckoutOutcomeQuery$variables = {
  sessionId: string;
};
export type useCheckoutOutcomeQuery$data = {
  readonly checkout: {
    readonly amount: number;
    readonly planName: string;
    readonly restaurantId: string | null | undefined;
    readonly restaurantName: string | null | undefined;
    readonly state: CheckoutState;
    readonly trialEndsAt: string | null | undefined;
  } | null | undefined;
};
export type useCheckoutOutcomeQuery = {
  response: useCheckoutOutcomeQuery$data;
  variables: useCheckoutOutcomeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sessionId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "sessionId",
        "variableName": "sessionId"
      }
    ],
    "concreteType": "Checkout",
    "kind": "LinkedField",
    "name": "checkout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "planName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "restaurantId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "restaurantName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "amount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "trialEndsAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useCheckoutOutcomeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCheckoutOutcomeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "54805b6c1cffe92fae4d5dac7bae19ca",
    "id": null,
    "metadata": {},
    "name": "useCheckoutOutcomeQuery",
    "operationKind": "query",
    "text": "query useCheckoutOutcomeQuery(\n  $sessionId: String!\n) {\n  checkout(sessionId: $sessionId) {\n    state\n    planName\n    restaurantId\n    restaurantName\n    amount\n    trialEndsAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "82df8154a0f07a36dc0d25edf060d676";

export default node;
