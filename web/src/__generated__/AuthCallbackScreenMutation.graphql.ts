/**
 * @generated SignedSource<<e6b544f4fad610cd136b0875dd38d48f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ExchangeLoginCodeInput = {
  code: string;
};
export type AuthCallbackScreenMutation$variables = {
  input: ExchangeLoginCodeInput;
};
export type AuthCallbackScreenMutation$data = {
  readonly exchangeLoginCode: {
    readonly __typename: "AuthPayload";
    readonly token: string;
    readonly user: {
      readonly email: string;
      readonly id: string;
      readonly name: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type AuthCallbackScreenMutation = {
  response: AuthCallbackScreenMutation$data;
  variables: AuthCallbackScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "exchangeLoginCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "token",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "AuthPayload",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AuthCallbackScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AuthCallbackScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "677046bb0865aef33943419937273eec",
    "id": null,
    "metadata": {},
    "name": "AuthCallbackScreenMutation",
    "operationKind": "mutation",
    "text": "mutation AuthCallbackScreenMutation(\n  $input: ExchangeLoginCodeInput!\n) {\n  exchangeLoginCode(input: $input) {\n    __typename\n    ... on AuthPayload {\n      token\n      user {\n        id\n        name\n        email\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b518124dd47accc5431d4015df153a2e";

export default node;
