/** System.Test. */
import { libraryClass, notImplemented } from '../runtime/library.ts';
import { hasTransaction, tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import type { ApexDatetime } from '../runtime/datetime.ts';
import type { RuntimeType } from '../runtime/types.ts';
import { drainEvents, failEvents } from '../async/runner.ts';
import { jobs } from '../async/job.ts';
import { host } from '../host/host.ts';
import { runUnit } from '../host/unit.ts';
import { itemsOf, listOfType } from '../host/apex-values.ts';
import { startTest, stopTest, testFrame, testState } from './test/state.ts';
import { createStub } from './test/stub.ts';
import { loadData } from './test/load-data.ts';
import { clearPageMessages } from './apex-pages.ts';
import { invokeContinuationMethod, setContinuationResponse } from './continuation.ts';
import { InstallContext } from './install-handler.ts';
import { SandboxContext } from './sandbox-post-copy.ts';

/** `Test.getEventBus()`. */
class TestBroker {
  deliver(): void {
    drainEvents(host(), testFrame());
  }

  fail(): void {
    failEvents(host(), testFrame());
  }
}

function onlyInTests(name: string): void {
  if (!tx().isTest) throw ApexException.of('System.TypeException', `Test.${name} can only be called from test methods`);
}

function testPostCopy(
  script: { runapexclass$1(context: object): void },
  organization: string,
  sandbox: string,
  name: string,
  asAutoproc: boolean,
): void {
  onlyInTests('testSandboxPostCopyScript');
  const user = asAutoproc ? host().user(host().autoprocId)! : tx().user;
  runUnit(host(), { ...testFrame(), user, quiddity: 'SYNCHRONOUS' }, () =>
    script.runapexclass$1(new SandboxContext(organization, sandbox, name)),
  );
}

interface NotificationHandler {
  executeaction$1(notification: object): unknown;
}

function testInstall(handler: { oninstall$1(context: object): void }, previous: unknown, push: boolean): void {
  onlyInTests('testInstall');
  runUnit(host(), { ...testFrame(), user: tx().user, quiddity: 'POST_INSTALL_SCRIPT' }, () =>
    handler.oninstall$1(new InstallContext(host().facts().id, tx().user.id, previous, push)),
  );
}

function setCreatedDate(id: string, created: ApexDatetime): void {
  onlyInTests('setCreatedDate');
  const type = host().schema.typeByPrefix(id.slice(0, 3));
  if (type === null || host().rows.find(type.name, { Id: id }) === null)
    throw ApexException.of('System.InvalidParameterValueException', `Invalid record id: ${id}`);
  host().rows.update(type.name, id, { CreatedDate: created.ms });
}

export const testClass = libraryClass({
  name: 'System.Test',
  members: {
    'static Boolean isRunningTest()': () => hasTransaction() && tx().isTest,
    'static void startTest()': startTest,
    'static void stopTest()': () => stopTest(host()),
    'static void setMock(System.Type interfaceType, Object instance)': (
      type: { readonly type: RuntimeType },
      instance: object,
    ) => void testState().mocks.set(type.type.name.toLowerCase(), instance),
    'static void setCurrentPage(System.PageReference page)': (page: object) => {
      testState().currentPage = page;
    },
    'static void setCurrentPageReference(System.PageReference page)': (page: object) => {
      testState().currentPage = page;
    },
    'static void setFixedSearchResults(List<Id> ids)': (ids: object) => {
      testState().fixedSearchResults = itemsOf(ids) as string[];
    },
    'static void setCreatedDate(Id recordId, Datetime createdDatetime)': setCreatedDate,
    'static void setReadOnlyApplicationMode(Boolean readOnly)': (readOnly: boolean) => {
      testState().readOnlyMode.value = readOnly;
    },
    'static Object createStub(System.Type parentType, System.StubProvider stubProvider)': (
      type: { readonly type: RuntimeType },
      provider: object,
    ) => createStub(type.type, provider),
    'static List<SObject> loadData(Schema.SObjectType type, String resourceName)': (type: object, resource: string) =>
      loadData(host(), type, resource),
    'static Id getStandardPricebookId()': () => host().rows.find('Pricebook2', { IsStandard: 1 }),
    'static EventBus.TestBroker getEventBus()': () => new TestBroker(),
    'static void enableChangeDataCapture()': () => undefined,
    'static void testSandboxPostCopyScript(System.SandboxPostCopy script, Id organizationId, Id sandboxId, String sandboxName)':
      (script: never, organization: string, sandbox: string, name: string) =>
        testPostCopy(script, organization, sandbox, name, false),
    'static void testSandboxPostCopyScript(System.SandboxPostCopy script, Id organizationId, Id sandboxId, String sandboxName, Boolean runAsAutoProcUser)':
      testPostCopy,
    'static void testInstall(System.InstallHandler handler, System.Version previous)': (
      handler: never,
      previous: unknown,
    ) => testInstall(handler, previous, false),
    'static void testInstall(System.InstallHandler handler, System.Version previous, Boolean isPush)': testInstall,
    'static void testInstall(System.InstallHandler handler, System.Version previous, Boolean isPush, Boolean isRunAsInstallUser)':
      testInstall,
    'static void testUninstall(System.UninstallHandler handler)': notImplemented,
    'static void testUninstall(System.UninstallHandler handler, Boolean isRunAsInstallUser)': notImplemented,
    'static Messaging.ActionResult testNotificationActionHandler(Messaging.NotificationActionHandler handler, Messaging.ActionableNotification notification)':
      (handler: NotificationHandler, notification: object) => handler.executeaction$1(notification),
    'static QuickAction.SendEmailQuickActionDefaults newSendEmailQuickActionDefaults(Id contextId, Id replyToId)':
      notImplemented,
    'static System.ExternalServiceTest getExternalService()': notImplemented,
    'static void createSoqlStub(Schema.SObjectType targetType, System.SoqlStubProvider stub)': notImplemented,
    'static SObject createStubQueryRow(Schema.SObjectType targetType, Map<String, Object> fields)': notImplemented,
    'static List<SObject> createStubQueryRows(Schema.SObjectType targetType, List<Map<String, Object>> rows)':
      notImplemented,
    'static List<Id> enqueueBatchJobs(Integer count)': notImplemented,
    'static List<Id> getFlexQueueOrder()': () =>
      listOfType(
        'Id',
        jobs(host(), 'batch', 'holding').map((job) => job.id),
      ),
    'static void calculatePermissionSetGroup(String groupId)': () => host().security.invalidate(),
    'static void calculatePermissionSetGroup(List<String> groupIds)': () => host().security.invalidate(),
    'static void setContinuationResponse(String requestLabel, System.HttpResponse response)': setContinuationResponse,
    'static Object invokeContinuationMethod(Object controller, System.Continuation request)': invokeContinuationMethod,
    'static void clearApexPageMessages()': clearPageMessages,
    'static Boolean isSoqlStubDefined(Schema.SObjectType type)': () => false,
  },
});

export const testBrokerClass = libraryClass({
  name: 'EventBus.TestBroker',
  members: { 'void deliver()': (self: TestBroker) => self.deliver(), 'void fail()': (self: TestBroker) => self.fail() },
  instance: TestBroker,
});
