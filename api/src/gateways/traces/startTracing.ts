import { context, trace } from '@opentelemetry/api';
import { tracingBegins } from '../../lib/spans.ts';

export interface TracingConfig {
  /** Address of a collector that takes OTLP by HTTP: `http://collector:4318`. */
  endpoint: string;
  /** Name of this installation's processes. */
  serviceName: string;
  /** Share of the requests and jobs that are traced, 0 to 1. */
  share: number;
}

/**
 * Sends a trace of requests, jobs, statements, mails and answers of the model to a collector. The SDK is loaded only here, so that a process
 * without it starts as fast as before. Returns the function that sends the rest and stops.
 */
export async function startTracing({
  endpoint,
  serviceName,
  share,
}: TracingConfig): Promise<() => Promise<void>> {
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  tracingBegins();
  return () => provider.shutdown();
}
